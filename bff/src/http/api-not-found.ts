import type { RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { methodsOf } from './mounted-endpoints.ts';

/**
 * Answers all other paths under `/api`: wrong method if the path exists, otherwise not found; never
 * HTML.
 */
export const apiNotFound: RequestHandler = (req, _res, next) => {
  const methods = req.baseUrl === '/api/v1' ? methodsOf(req.path) : [];
  next(
    methods.length > 0
      ? new AppError('METHOD_NOT_ALLOWED', { context: { allow: methods } })
      : new AppError('NOT_FOUND'),
  );
};
