import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';

/** Codes after which drivers retry a write; MongoDB labels them for it. */
const RETRYABLE = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const KNOWN = new Set([
  'failCommands',
  'errorCode',
  'errorLabels',
  'closeConnection',
  'blockConnection',
  'blockTimeMS',
  'writeConcernError',
  'appName',
  'failInternalCommands',
]);

/** Closes the connection instead of replying. */
export class ConnectionClosed extends Error {}

/** Failures that tests inject into commands, if allowed. */
export class FailPoints {
  private readonly allowed: boolean;
  private data: Doc | undefined;
  private remaining = 0;
  private skipped = 0;

  constructor(allowed: boolean) {
    this.allowed = allowed;
  }

  /** `configureFailPoint`. */
  configure(body: Doc): Doc {
    // As in MongoDB, the command exists only for tests.
    if (!this.allowed) throw new ServerError(59, "no such command: 'configureFailPoint'");
    if (body['configureFailPoint'] !== 'failCommand')
      throw notSupported(`the fail point ${String(body['configureFailPoint'])}`);
    const data = body['data'] ?? {};
    if (!isDoc(data)) throw failedToParse('data of a fail point must be an object');
    const unknown = Object.keys(data).find((name) => !KNOWN.has(name));
    if (unknown !== undefined) throw notSupported(`${unknown} of a fail point`);
    if (data['appName'] !== undefined) throw notSupported('a fail point for one application');
    this.start(body['mode'], data);
    return { ok: 1 };
  }

  private start(mode: Value, data: Doc): void {
    this.data = mode === 'off' ? undefined : data;
    this.remaining = Number.POSITIVE_INFINITY;
    this.skipped = 0;
    if (mode === 'off' || mode === 'alwaysOn') return;
    const { times, skip }: Doc = isDoc(mode) ? mode : {};
    if (isNumeric(times)) this.remaining = asNumber(times);
    else if (isNumeric(skip)) this.skipped = asNumber(skip);
    else throw failedToParse('the mode of a fail point must be off, alwaysOn, times or skip');
  }

  /** Returns the failure due for a command, and counts it. */
  private due(name: string): Doc | undefined {
    const { data } = this;
    const names = data?.['failCommands'];
    if (!data || !Array.isArray(names) || !names.includes(name) || this.remaining <= 0)
      return undefined;
    if (this.skipped-- > 0) return undefined;
    this.remaining--;
    return data;
  }

  /**
   * Called before a command. Throws the due error or {@link ConnectionClosed}; returns the write
   * concern error for its reply. Returns no promise if nothing is due.
   */
  before(name: string, body: Doc): Promise<Doc | undefined> | undefined {
    const data = this.due(name);
    return data && this.fail(name, body, data);
  }

  private async fail(name: string, body: Doc, data: Doc): Promise<Doc | undefined> {
    if (isTruthy(data['blockConnection']))
      await new Promise((resolve) => setTimeout(resolve, asNumber(data['blockTimeMS'])));
    if (isTruthy(data['closeConnection'])) throw new ConnectionClosed(`${name} is not answered`);
    if (isNumeric(data['errorCode'])) {
      const code = asNumber(data['errorCode']);
      throw new ServerError(
        code,
        `Failing command via 'failCommand' failpoint`,
        labelled(data['errorLabels'], code, body),
      );
    }
    const concern = data['writeConcernError'];
    return isDoc(concern) ? concern : undefined;
  }
}

function labelled(labels: Value, code: number, body: Doc): Record<string, unknown> {
  if (Array.isArray(labels)) return labels.length > 0 ? { errorLabels: labels } : {};
  if (body['autocommit'] === false) return {};
  const retryable = body['txnNumber'] !== undefined && RETRYABLE.has(code);
  return retryable ? { errorLabels: ['RetryableWriteError'] } : {};
}
