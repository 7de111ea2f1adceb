import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { docs } from './vite/docs.ts';
import { offline } from './vite/offline.ts';
import { words } from './vite/words.ts';

const server = 'http://127.0.0.1:8571';

export default defineConfig({
  base: '/',
  plugins: [svelte(), words(), docs(), offline()],
  build: {
    outDir: '../src/maestre/server/web/client',
    emptyOutDir: true,
    target: 'es2022',
    // Every file is a journey of its own: what always comes together is one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'client', tags: ['$initial'], priority: 4 },
            { name: 'measured', test: /src\/(miniatures|boards\/table)\//, priority: 2 },
            { name: 'board', test: /src\/(boards|answering)\/[^/]+$|parts\/Terms|node_modules\/d3-/, priority: 3 },
            { name: 'table', test: /src\/(dice|happening|room|table)\//, priority: 1 },
          ],
        },
      },
    },
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
