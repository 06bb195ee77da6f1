import express, { type RequestHandler, type Router } from 'express';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { releaseFolder } from '../domains/releases/api/release-folders.ts';
import { AppError } from '../http/app-error.ts';
import { compressedFiles } from './compressed-files.ts';
import { firstFilesReader } from './first-files.ts';
import { startReader } from './page-start.ts';
import { searchHeadReader } from './search-head.ts';
import { shellPage } from './shell-page.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
const remoteName = /^mfe-[a-z-]+$/;

/** The shell, its files and the releases of the remotes. `identifying` reads who asks for a page. */
export function staticFiles(config: Config, identifying: readonly RequestHandler[]): Router {
  const router = express.Router();
  router.use('/remotes/:name', (req, res, next) => {
    if (!remoteName.test(req.params.name)) return next(new AppError('NOT_FOUND'));
    const folder = releaseFolder(config, req.params.name);
    const files = express.static(folder, {
      index: false,
      redirect: false,
      fallthrough: false,
      setHeaders: (answer, file) =>
        answer.set('Cache-Control', file.endsWith('.json') ? revalidated : immutable),
    });
    const orNotFound = (error?: unknown) => next(error && new AppError('NOT_FOUND'));
    return compressedFiles(folder, immutable)(req, res, () => files(req, res, orNotFound));
  });
  const app = join(config.rootDir, 'shell', 'dist', 'app');
  router.use(
    compressedFiles(app, immutable),
    express.static(app, {
      index: false,
      redirect: false,
      setHeaders: (answer, file) =>
        answer.set('Cache-Control', isHashed(file) ? immutable : revalidated),
    }),
  );
  const page = {
    file: join(app, 'index.html'),
    readSearchHead: searchHeadReader(config),
    readStart: startReader(config, identifying),
    findFirstFiles: firstFilesReader(config),
  };
  // No pattern with parameters, which would refuse a malformed address before the page can.
  router.use(shellPage(page));
  return router;
}

/** Built files carry a hash of their content in their name. */
const isHashed = (file: string) => /[.-][0-9a-f]{8,}\.\w+(\.map)?$/.test(file);
