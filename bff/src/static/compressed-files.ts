import express, { type RequestHandler } from 'express';

/**
 * Serves the compressed files that the build created beside scripts and styles, to clients that
 * accept them; other requests go on to the files themselves.
 * @param dir the folder with the files and, beside each, the same with `.br` at the end
 * @param cacheControl of all of them: their names carry a hash
 */
export function compressedFiles(dir: string, cacheControl: string): RequestHandler {
  const files = express.static(dir, {
    index: false,
    redirect: false,
    setHeaders: (answer, file) => {
      answer.set({
        'Cache-Control': cacheControl,
        'Content-Encoding': 'br',
        'Content-Type': file.endsWith('.css.br') ? 'text/css' : 'text/javascript',
      });
      answer.vary('Accept-Encoding');
    },
  });
  return (req, res, next) => {
    if (!/\.(js|css)$/.test(req.path) || !req.acceptsEncodings('br')) return next();
    const { url } = req;
    req.url = `${req.path}.br`;
    return files(req, res, (error?: unknown) => {
      req.url = url;
      next(error);
    });
  };
}
