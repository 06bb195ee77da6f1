import type { MailHours } from '@muster/contracts';
import { z } from 'zod';

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

/** The environment variables that set up the server, and what each may hold. */
export const environmentSchema = z.object({
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

export type Environment = z.infer<typeof environmentSchema>;
