import { Agent } from 'node:http';
import path from 'node:path';
import { routesFile } from './own-routes-plugin.mjs';

// The other side may close a kept connection at the moment when the next request uses it.
const agent = new Agent({ keepAlive: false });

/** The port of this development server, from `DEV_PORT`. */
export const devPort = () => Number(process.env.DEV_PORT ?? 4360);

/**
 * Development servers listen on the loopback alone. `DEV_PORT` is the port, `BFF_URL` where the
 * API lives; `npm run dev` sets both.
 * @param {{ publicPath: string, pages?: boolean, proxied?: string[], remotes?: Record<string, string> }} options
 *   `remotes`: addresses of remotes that are served live, by name
 * @returns {import('@rspack/core').Configuration['devServer']}
 */
export function devServer({ publicPath, pages = false, proxied = [], remotes = {} }) {
  const port = devPort();
  const bff = process.env.BFF_URL ?? 'http://127.0.0.1:4000';
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: pages,
    allowedHosts: ['localhost', '127.0.0.1'],
    static: false,
    historyApiFallback: pages && { index: '/index.html' },
    // The server reads from disk which screens the remote adds.
    devMiddleware: { publicPath, writeToDisk: (file) => path.basename(file) === routesFile },
    headers: { 'Cache-Control': 'no-store' },
    client: {
      logging: 'warn',
      overlay: false,
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    proxy: [
      ...Object.entries(remotes).map(([name, target]) => ({
        context: [`/remotes/${name}/dev`],
        target,
        agent,
      })),
      ...(proxied.length > 0 ? [{ context: proxied, target: bff, xfwd: true, agent }] : []),
    ],
  };
}
