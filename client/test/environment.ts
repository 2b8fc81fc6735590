import type { Environment } from 'vitest/runtime';

/** Node.js, with modules compiled as for a browser: runes are reactive there, effects run. */
export default {
  name: 'browser-modules',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
