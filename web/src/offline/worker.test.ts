import { expect, test } from 'vitest';

import { preface } from '../../vite/offline';

const FILES = new Map<string, string | Uint8Array>([
  ['/assets/b.js', 'two'],
  ['/', 'page'],
]);

function read(text: string): { VERSION: string; FILES: string[] } {
  return new Function(`${text} return { VERSION, FILES };`)() as { VERSION: string; FILES: string[] };
}

test('the worker knows all files, in order', () => {
  expect(read(preface(FILES, 'code')).FILES).toEqual(['/', '/assets/b.js']);
});

test('its version changes with any file and with what it does, and with nothing else', () => {
  const { VERSION } = read(preface(FILES, 'code'));
  expect(read(preface(new Map([...FILES].reverse()), 'code')).VERSION).toBe(VERSION);
  expect(read(preface(FILES, 'other')).VERSION).not.toBe(VERSION);
  expect(read(preface(new Map([...FILES, ['/', 'other']]), 'code')).VERSION).not.toBe(VERSION);
});
