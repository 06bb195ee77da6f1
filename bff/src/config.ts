import type { MailHours } from '@muster/contracts';
import { createPrivateKey, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { readSealCertificate, type SealCertificate } from './seal-certificate.ts';

/** An invalid setting; the message names the variable and fits on one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

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
  readonly dkim: {
    readonly domain: string;
    readonly selector: string;
    readonly key: string;
  } | null;
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
    readonly livekit: {
      readonly url: string;
      readonly key: string;
      readonly secret: string;
    } | null;
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

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webUrl = z.string().refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), {
  message: 'must be an address that starts with http:// or https://',
});

const overridesSchema = z.string().transform((text, context): Record<string, string> => {
  try {
    return z.record(z.string(), webUrl).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON: {"mfe-name": "http://…"}' });
    return z.NEVER;
  }
});

const trustProxySchema = z
  .string()
  .transform((text) =>
    text === 'true' ? true : text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text,
  );

const passwordCostSchema = z
  .string()
  .regex(/^[1-9]\d{1,6},[1-9]\d?,[1-9]\d?$/, 'must be KiB,passes,lanes such as 65536,3,1')
  .transform((text) => {
    const [memory = 0, passes = 0, lanes = 0] = text.split(',').map(Number);
    return { memory, passes, lanes };
  });

const mailHoursSchema = z
  .string()
  .regex(/^(?:off|\d{1,2}-\d{1,2})$/, 'must be hours such as 8-20, or off')
  .transform((text): MailHours | null => {
    if (text === 'off') return null;
    const [from = 0, to = 24] = text.split('-').map(Number);
    return { from, to };
  })
  .refine((hours) => hours === null || (hours.from < hours.to && hours.to <= 24), {
    message: 'must be hours such as 8-20, or off',
  });

const callServers = (kind: 'stun' | 'turn') =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.every((url) => url.startsWith(`${kind}:`) || url.startsWith(`${kind}s:`)),
      {
        message: `must be addresses that start with ${kind}: or ${kind}s:, with commas between`,
      },
    );

const environmentSchema = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production'])),
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535'),
  ),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address')),
  DATA_DIR: optional(z.string()),
  WORKERS: optional(
    z
      .string()
      .regex(/^(?:[1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64')
      .transform(Number),
  ),
  MONGODB_URI: optional(
    z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
  ),
  DATABASE_MEMORY: optional(
    z
      .string()
      .regex(/^[1-9]\d{2,5}$/, 'must be a number of megabytes from 100 to 999999')
      .transform(Number),
  ),
  SEED: optional(z.enum(['demo', 'none'])),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  PUBLIC_URL: optional(webUrl),
  TRUST_PROXY: optional(trustProxySchema),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      message: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
  ),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(
    z
      .string()
      .max(320)
      .regex(/^[^\r\n]+$/, 'must be one line'),
  ),
  IMAP_URL: optional(
    z
      .string()
      .refine((url) => /^imaps?:\/\//.test(url) && URL.canParse(url), {
        message: 'must start with imap:// or imaps://',
      })
      .transform((url) => new URL(url)),
  ),
  REPLY_ADDRESS: optional(
    z
      .string()
      .max(200)
      .regex(/^[\w.-]+@[\w.-]+$/, 'must be an address without + and quotes'),
  ),
  DKIM_DOMAIN: optional(z.string().regex(/^[a-z0-9.-]+$/i, 'must be a domain')),
  DKIM_SELECTOR: optional(z.string().regex(/^[a-z0-9._-]+$/i, 'must be the name of a DNS record')),
  DKIM_KEY_FILE: optional(z.string()),
  SEAL_FILE: optional(z.string()),
  SEAL_PASSWORD: z.string().max(400).optional(),
  TIMESTAMP_URL: optional(webUrl),
  MAIL_HOURS: optional(mailHoursSchema),
  AGENCY_NAME: optional(z.string().trim().min(1).max(80)),
  MONITORING_URL: optional(webUrl),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
  SLOW_QUERY_MS: optional(
    z
      .string()
      .regex(/^\d{1,6}$/, 'must be a whole number of milliseconds')
      .transform(Number),
  ),
  AI_URL: optional(webUrl),
  AI_KEY: optional(z.string().max(400)),
  AI_MODEL: optional(z.string().trim().min(1).max(120)),
  STUN_URLS: optional(callServers('stun')),
  TURN_URLS: optional(callServers('turn')),
  TURN_SECRET: optional(z.string().min(8, 'must be at least 8 characters')),
  LIVEKIT_URL: optional(
    z.string().refine((url) => /^wss?:\/\//.test(url) && URL.canParse(url), {
      message: 'must be an address that starts with ws:// or wss://',
    }),
  ),
  LIVEKIT_API_KEY: optional(z.string().max(200)),
  LIVEKIT_API_SECRET: optional(z.string().max(400)),
  REMOTE_OVERRIDES: optional(overridesSchema),
  RELEASES_DIR: optional(z.string()),
  SCANNER_URL: optional(
    z
      .string()
      .refine((url) => /^(?:clamd|icap):\/\//.test(url) && URL.canParse(url), {
        message: 'must start with clamd:// or icap://',
      })
      .transform((url) => new URL(url)),
  ),
  SEARCH_URL: optional(webUrl),
  SEARCH_KEY: optional(z.string().max(400)),
  DATA_BROWSER: optional(z.enum(['on', 'off'])),
  RATE_LIMITS: optional(z.enum(['on', 'off'])),
  PASSWORD_COST: optional(passwordCostSchema),
});

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

/** @throws ConfigError if a part is missing, or if browsers would refuse the address */
function livekitOf(
  {
    LIVEKIT_URL: url,
    LIVEKIT_API_KEY: key,
    LIVEKIT_API_SECRET: secret,
  }: z.infer<typeof environmentSchema>,
  { production, publicUrl }: { production: boolean; publicUrl: URL },
): Config['call']['livekit'] {
  if (!url) return null;
  if (!key || !secret)
    throw new ConfigError(
      `LIVEKIT_API_${key ? 'SECRET' : 'KEY'}: is required with LIVEKIT_URL (keys of the server)`,
    );
  if (production && secret.length < 32)
    throw new ConfigError('LIVEKIT_API_SECRET: must have at least 32 characters in production');
  if (publicUrl.protocol === 'https:' && url.startsWith('ws:'))
    throw new ConfigError('LIVEKIT_URL: must start with wss:// where PUBLIC_URL is https');
  return { url, key, secret };
}

const defaultSender = 'Muster <no-reply@muster.test>';

/** Returns the bare address of a sender. */
const addressIn = (sender: string): string => /<([^<>]*)>/.exec(sender)?.[1] ?? sender.trim();

/** One core is left to the database; demo data has few users, on small machines. */
const usualWorkers = (seed: Config['seed']): number =>
  seed === 'demo' ? 1 : Math.max(1, availableParallelism() - 1);

/** @throws ConfigError if only a part of it is set, or the key cannot be read */
function dkimOf({
  DKIM_DOMAIN: domain,
  DKIM_SELECTOR: selector,
  DKIM_KEY_FILE: file,
}: Partial<Record<'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY_FILE', string>>): Config['dkim'] {
  if (!domain && !selector && !file) return null;
  if (!domain || !selector || !file)
    throw new ConfigError(
      'DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE: are set together or not at all',
    );
  try {
    const key = readFileSync(file, 'utf8');
    createPrivateKey(key);
    return { domain, selector, key };
  } catch {
    throw new ConfigError('DKIM_KEY_FILE: must be a file with a private key (PEM)');
  }
}

function sealCertificateOf({
  SEAL_FILE: file,
  SEAL_PASSWORD: password = '',
}: Partial<Record<'SEAL_FILE' | 'SEAL_PASSWORD', string>>): Config['sealCertificate'] {
  if (!file) return null;
  try {
    return readSealCertificate(readFileSync(file), password);
  } catch {
    throw new ConfigError(
      'SEAL_FILE: must be a PKCS #12 file with an RSA key, its certificate and the password of SEAL_PASSWORD',
    );
  }
}

/** Finds the nearest folder upwards that holds `lerna.json`; `from` itself if there is none. */
function findRootDir(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'lerna.json'))) return dir;
    if (dirname(dir) === dir) return from;
  }
}

/** Creates the secret once and keeps it, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file))
      // Exclusive: if two processes start together, one writes and both read the same secret.
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written`);
  }
  return readFileSync(file, 'utf8').trim();
}
