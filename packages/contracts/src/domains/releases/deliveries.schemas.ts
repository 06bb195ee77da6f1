import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { emailSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { remoteNameSchema } from '../../core/released-route.ts';
import { grantableRoles } from '../../core/roles.ts';
import { buildSchema } from './releases.schemas.ts';

const { bytes, files } = limits.release.delivery;

/** A file of a build: its path in the build folder, its size and the digest of its content. */
export const deliveredFileSchema = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/),
  size: z.number().int().min(0).max(bytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The signed part of a delivery: what a team releases, and to whom. */
export const deliveryManifestSchema = z.strictObject({
  remote: z.string().max(64).pipe(remoteNameSchema),
  build: buildSchema,
  /** Time of the signature. */
  at: timestampSchema,
  note: longText(200),
  /** `try`: only runs the gate; nothing is stored or switched. */
  purpose: z.enum(['release', 'try']),
  /** Whether its pages are opened in a browser, if the platform has one. */
  inBrowser: z.boolean(),
  /** Audience that gets it first; null: everyone. */
  canary: z
    .strictObject({
      share: z.number().int().min(0).max(100),
      roles: z.array(z.enum(grantableRoles)).max(12),
      mails: z.array(emailSchema).max(50),
    })
    .nullable(),
  files: z.array(deliveredFileSchema).min(1).max(files),
});
export type DeliveryManifest = z.infer<typeof deliveryManifestSchema>;

/** Returns the signed text, the same for signing and verifying. */
export const signedDeliveryText = (manifest: DeliveryManifest): string => {
  const { remote, build, at, note, purpose, inBrowser, canary } = manifest;
  const whom = canary && [canary.share, canary.roles, canary.mails];
  const listed = manifest.files.map(({ path, size, sha256 }) => [path, size, sha256]);
  return JSON.stringify([remote, build, at, note, purpose, inBrowser, whom, listed]);
};

export const deliveryBeginSchema = z.strictObject({
  manifest: deliveryManifestSchema,
  /**
   * The public key of the token (Ed25519) and the signature: the token itself never leaves its
   * owner.
   */
  publicKey: z.string().regex(/^[\w-]{43}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});

/** Progress of a delivery. Only its sender knows the ticket. */
export const deliverySchema = z.object({ ticket: z.string(), offset: z.number().int() });
export const deliveryParams = z.strictObject({ ticket: z.string().max(64) });
export const deliveryPartQuery = z.strictObject({ offset: z.coerce.number().int().min(0) });

/** Result of a delivery. `fine`: it was only tried, and could be released. */
export const deliveryOutcomes = ['released', 'canary', 'same', 'fine', 'refused'] as const;
export const deliveredSchema = z.object({
  outcome: z.enum(deliveryOutcomes),
  /** The previous build of all users; null: none. */
  before: z.string().nullable(),
  /** Whether its pages were opened in a browser. */
  seen: z.boolean(),
  /** Reasons for the refusal, one sentence each. */
  faults: z.array(z.string()),
});
export type Delivered = z.infer<typeof deliveredSchema>;
