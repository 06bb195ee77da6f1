import { pino, type DestinationStream, type Logger } from 'pino';

/** Names whose values never appear in a log, at any depth. */
const secrets = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'csrfToken',
  'csrfSecret',
];

/** Creates the process's log: one JSON object per line on stdout. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[gone]',
    },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

interface DescribedError {
  name: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: DescribedError;
}

/** Describes errors without the values that drivers and validators add to them. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    // A duplicate-key message quotes the value; a validation message may.
    message: code === 11_000 ? 'duplicate key' : error.message.slice(0, 500),
    ...(error.stack && { stack: error.stack.split('\n').slice(1, 12).join('\n') }),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
