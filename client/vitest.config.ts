import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config';

// Apart from the configuration of the pages, which are built where no test tools are installed.
export default defineConfig((env) =>
  mergeConfig(pages(env), {
    // Tests of controllers run the reactive code of the browser, not that of a server.
    resolve: { conditions: ['browser'] },
    test: {
      environment: './test/environment.ts',
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    },
  }),
);
