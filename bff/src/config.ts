import type { MailHours } from '@muster/contracts';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ConfigError } from './configuration/config-error.ts';
import { environmentSchema } from './configuration/environment.ts';
import { findRootDir, keptSecret } from './configuration/on-this-machine.ts';
import {
  dkimOf,
  livekitOf,
  sealCertificateOf,
  type DkimSignature,
  type LivekitServer,
} from './configuration/outside-services.ts';
import type { SealCertificate } from './seal-certificate.ts';

export interface Config {
  readonly env: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Number of processes that serve requests on one port. */
  readonly workers: number;
  /** Null: the embedded database is started. */
  readonly mongoUri: string | null;
  /** Memory limit of the embedded database in megabytes; null: what Node’s heap allows. */
  readonly databaseMemory: number | null;
  readonly seed: 'demo' | 'none';
  readonly sessionSecret: string;
  readonly publicUrl: URL;
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /**
   * The mailbox that receives replies, `imap(s)://user:password@host/Mailbox`; null: none is read.
   */
  readonly imapUrl: URL | null;
  /**
   * The mailbox's address, extended in each mail to identify what a reply belongs to; defaults to
   * that of `mailFrom`.
   */
  readonly replyAddress: string;
  /** DKIM signature of mails; null: mails are unsigned. */
  readonly dkim: DkimSignature | null;
  /** The certificate with which the agency seals documents; null: one that is generated here. */
  readonly sealCertificate: SealCertificate | null;
  /** A time-stamp server (RFC 3161) for seals; null: seals carry this machine's time. */
  readonly timeStampUrl: string | null;
  /** The hours of the recipient's day in which mails are sent; null: at any hour. */
  readonly mailHours: MailHours | null;
  /** The agency's name for guests and in mails. */
  readonly agencyName: string;
  /** Where browser error reports are relayed; null keeps them in `dataDir`. */
  readonly monitoringUrl: string | null;
  /** Token that opens `/metrics`; null: only this machine can read them. */
  readonly metricsToken: string | null;
  /** Where traces are sent (OTLP over HTTP); null creates none. */
  readonly otlpEndpoint: string | null;
  /** Slower database commands are logged with their plan; 0 logs none. */
  readonly slowQueryMs: number;
  /** A model behind an OpenAI-compatible address that may read CVs; null: only the local engine. */
  readonly ai: { readonly url: string; readonly key: string | null; readonly model: string } | null;
  /**
   * STUN and TURN servers that connect the browsers of a meeting across networks; empty: they try
   * without.
   */
  readonly call: {
    readonly stunUrls: readonly string[];
    readonly turnUrls: readonly string[];
    /** Secret shared with the TURN server, which accepts the passwords made with it. */
    readonly turnSecret: string | null;
    /** A LiveKit server that relays pictures and sound; null: browsers connect directly. */
    readonly livekit: LivekitServer | null;
  };
  /** Development servers of single remotes: name → manifest URL. */
  readonly remoteOverrides: Readonly<Record<string, string>>;
  /**
   * The malware scanner for files: `clamd://host:port` or `icap://host:port/service`; null: own
   * rules.
   */
  readonly scannerUrl: URL | null;
  /**
   * A Meilisearch-compatible service that holds the words of records; null: they are held in
   * memory.
   */
  readonly searchService: { readonly url: string; readonly key: string | null } | null;
  /** Whether owners and admins may browse the database, with secrets masked. */
  readonly dataBrowser: boolean;
  readonly rateLimits: boolean;
  /** Whether owners, admins and finance must set up two-step sign-in before they continue. */
  readonly requireTwoStep: boolean;
  /** Argon2id: KiB of memory, passes, lanes. */
  readonly passwordCost: { memory: number; passes: number; lanes: number };
  /** Whether responses with extra fields fail instead of being stripped. */
  readonly strictResponses: boolean;
  /** The folder that holds `shell/` and the remotes. */
  readonly rootDir: string;
  /** The folder with the builds of the remotes, one folder each; null: beside their sources. */
  readonly releasesDir: string | null;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one clear line if a value is invalid. Values are not repeated, because
 *   some of them are secrets. The repository is searched for from the folder `from` upwards.
 */
export function loadConfig(
  environment: Record<string, string | undefined>,
  from: string = process.cwd(),
): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const options =
      issue?.code === 'invalid_value'
        ? `must be one of ${issue.values.join(', ')}`
        : issue?.message;
    throw new ConfigError(`${issue?.path.join('.')}: ${options}`);
  }
  const values = parsed.data;
  const env = values.NODE_ENV ?? 'development';
  const production = env === 'production';
  const seed = values.SEED ?? (production ? 'none' : 'demo');
  const rootDir = findRootDir(from);
  const dataDir = resolve(rootDir, values.DATA_DIR ?? '.data');
  const port = values.PORT ?? 4000;
  if (production && !values.SESSION_SECRET)
    throw new ConfigError('SESSION_SECRET: is required in production (at least 32 characters)');
  if (production && seed === 'demo')
    throw new ConfigError('SEED: demo data cannot be used in production');
  if (values.AI_URL && !values.AI_MODEL)
    throw new ConfigError('AI_MODEL: is required with AI_URL (the name of the model)');
  if (values.TURN_URLS && !values.TURN_SECRET)
    throw new ConfigError('TURN_SECRET: is required with TURN_URLS (static-auth-secret of coturn)');
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`);
  if (publicUrl.protocol === 'https:' && !values.TRUST_PROXY)
    throw new ConfigError(
      'TRUST_PROXY: is required with an https PUBLIC_URL (1 behind one proxy), else nobody can sign in',
    );
  return {
    env,
    port,
    host: values.HOST ?? (seed === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    workers: values.WORKERS ?? usualWorkers(seed),
    mongoUri: values.MONGODB_URI ?? null,
    databaseMemory: values.DATABASE_MEMORY ?? null,
    seed,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    publicUrl,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? defaultSender,
    imapUrl: values.IMAP_URL ?? null,
    replyAddress: values.REPLY_ADDRESS ?? addressIn(values.MAIL_FROM ?? defaultSender),
    dkim: dkimOf(values),
    sealCertificate: sealCertificateOf(values),
    timeStampUrl: values.TIMESTAMP_URL ?? null,
    mailHours: values.MAIL_HOURS === undefined ? { from: 8, to: 20 } : values.MAIL_HOURS,
    agencyName: values.AGENCY_NAME ?? (seed === 'demo' ? 'Northbeam Talent' : 'Muster'),
    monitoringUrl: values.MONITORING_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    slowQueryMs: values.SLOW_QUERY_MS ?? 200,
    ai:
      values.AI_URL && values.AI_MODEL
        ? { url: values.AI_URL, key: values.AI_KEY ?? null, model: values.AI_MODEL }
        : null,
    call: {
      stunUrls: values.STUN_URLS ?? [],
      turnUrls: values.TURN_URLS ?? [],
      turnSecret: values.TURN_SECRET ?? null,
      livekit: livekitOf(values, { production, publicUrl }),
    },
    remoteOverrides: values.REMOTE_OVERRIDES ?? {},
    scannerUrl: values.SCANNER_URL ?? null,
    searchService: values.SEARCH_URL
      ? { url: values.SEARCH_URL, key: values.SEARCH_KEY ?? null }
      : null,
    dataBrowser: (values.DATA_BROWSER ?? (production ? 'off' : 'on')) === 'on',
    rateLimits: values.RATE_LIMITS !== 'off',
    requireTwoStep: production && seed !== 'demo',
    passwordCost: values.PASSWORD_COST ?? { memory: 64 * 1024, passes: 3, lanes: 1 },
    strictResponses: !production,
    rootDir,
    releasesDir: values.RELEASES_DIR ? resolve(rootDir, values.RELEASES_DIR) : null,
  };
}

const defaultSender = 'Muster <no-reply@muster.test>';

/** Returns the bare address of a sender. */
const addressIn = (sender: string): string => /<([^<>]*)>/.exec(sender)?.[1] ?? sender.trim();

/** One core is left to the database; demo data has few users, on small machines. */
const usualWorkers = (seed: Config['seed']): number =>
  seed === 'demo' ? 1 : Math.max(1, availableParallelism() - 1);
