export { findRunning } from './running.ts';
export { openServer, type RunningServer, type ServerOptions } from './server.ts';
export { startEmbeddedMongo, type EmbeddedMongo, type StartOptions } from './start.ts';
