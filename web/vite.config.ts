import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { docs } from './vite/docs.ts';
import { words } from './vite/words.ts';

const server = 'http://127.0.0.1:8571';

export default defineConfig({
  base: '/',
  plugins: [svelte(), words(), docs()],
  build: {
    outDir: '../src/maestre/server/web/client',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    // The sentences of the games are read from the Python package beside this folder.
    fs: { allow: ['.', '../src/maestre', '../docs'] },
    proxy: {
      '/api': server,
      '/schema': server,
      '/socket': { target: server, ws: true },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Node 20 has a WebSocket of its own, behind a flag: tests of the socket use it.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/words/setup.ts'], execArgv: ['--experimental-websocket'] },
});
