import express from 'express';
import type { Router } from 'express';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { releaseFolder } from '../domains/releases/release-folders.ts';
import { AppError } from '../http/app-error.ts';
import { shellPage } from './shell-page.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
const remoteName = /^mfe-[a-z-]+$/;

/** The shell, its files and the releases of the remotes. */
export function staticFiles(config: Config): Router {
  const router = express.Router();
  router.use('/remotes/:name', (req, res, next) => {
    if (!remoteName.test(req.params.name)) return next(new AppError('NOT_FOUND'));
    const files = express.static(releaseFolder(config, req.params.name), {
      index: false,
      redirect: false,
      fallthrough: false,
      setHeaders: (answer, file) =>
        answer.set('Cache-Control', file.endsWith('.json') ? revalidated : immutable),
    });
    return files(req, res, (error?: unknown) => next(error && new AppError('NOT_FOUND')));
  });
  const app = join(config.rootDir, 'shell', 'dist', 'app');
  router.use(
    express.static(app, {
      index: false,
      redirect: false,
      setHeaders: (answer, file) =>
        answer.set('Cache-Control', isHashed(file) ? immutable : revalidated),
    }),
  );
  router.get('/{*path}', shellPage(join(app, 'index.html')));
  return router;
}

/** Built files carry a hash of their content in their name. */
const isHashed = (file: string) => /[.-][0-9a-f]{8,}\.\w+(\.map)?$/.test(file);
