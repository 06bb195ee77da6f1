// Child process of `api.mjs`: a bare Express endpoint that sends the bytes of a response, for
// comparison.
import express from 'express';

process.once('message', (/** @type {{ bytes: string }} */ { bytes }) => {
  const app = express();
  app.use((_request, response) => {
    response.type('application/json').send(bytes);
  });
  const server = app.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.send?.({ port });
  });
});
process.once('disconnect', () => process.exit(0));
