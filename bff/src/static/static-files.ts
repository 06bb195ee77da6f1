import express, { type RequestHandler, type Router } from 'express';
import type { Config } from '../config.ts';
import { releasedName, releaseFolder } from './release-folders.ts';
import { AppError } from '../http/app-error.ts';
import { compressedFiles } from './compressed-files.ts';
import { entryPageReader } from './entry-pages.ts';
import { answersReader } from './first-answers.ts';
import { firstFilesReader } from './first-files.ts';
import { pageReader } from './page-reader.ts';
import type { PageSources } from './page-sources.ts';
import { startReader } from './page-start.ts';
import { searchHeadReader } from './search-head.ts';
import { shellPage } from './shell-page.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/**
 * Serves the page of the shell, and the files of each release of the shell and the remotes.
 * `identifying` identifies the caller of a page.
 */
export function staticFiles(
  config: Config,
  identifying: readonly RequestHandler[],
  sources: PageSources,
): Router {
  const router = express.Router();
  router.use('/remotes/:name', (req, res, next) => {
    // The page of a shell is only served at its own addresses, with its data.
    const isPage = req.path.endsWith('.html');
    if (isPage || !releasedName.test(req.params.name)) return next(new AppError('NOT_FOUND'));
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
  const { readStart, shellOf } = startReader(config, identifying, sources);
  const page = {
    readPage: pageReader(config),
    readStart,
    shellOf,
    readSearchHead: searchHeadReader(config, sources),
    findFirstFiles: firstFilesReader(config),
    findEntryPage: entryPageReader(config),
    readAnswers: answersReader(config, sources),
  };
  // A pattern with parameters would refuse a malformed address before the page can.
  router.use(shellPage(page));
  return router;
}
