import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { emailSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { remoteNameSchema } from '../../core/released-route.ts';
import { grantableRoles } from '../../core/roles.ts';
import { buildSchema } from './releases.schemas.ts';

const { bytes, files } = limits.release.delivery;

/** A file of a build: where it lies in the build's folder, its size, and the digest of its content. */
export const deliveredFileSchema = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/),
  size: z.number().int().min(0).max(bytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a team releases, and to whom: the part of a delivery that is signed. */
export const deliveryManifestSchema = z.strictObject({
  remote: z.string().max(64).pipe(remoteNameSchema),
  build: buildSchema,
  /** When it was signed. */
  at: timestampSchema,
  note: longText(200),
  /** `try`: the gate alone; nothing is kept and nothing switched. */
  purpose: z.enum(['release', 'try']),
  /** Whether its pages are opened in a browser, where the platform has one. */
  inBrowser: z.boolean(),
  /** Who gets it first; null: everybody. */
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

/** The text that is signed, the same for whoever signs and whoever checks. */
export const signedDeliveryText = (manifest: DeliveryManifest): string => {
  const { remote, build, at, note, purpose, inBrowser, canary } = manifest;
  const whom = canary && [canary.share, canary.roles, canary.mails];
  const listed = manifest.files.map(({ path, size, sha256 }) => [path, size, sha256]);
  return JSON.stringify([remote, build, at, note, purpose, inBrowser, whom, listed]);
};

export const deliveryBeginSchema = z.strictObject({
  manifest: deliveryManifestSchema,
  /** The public half of the token (Ed25519), and its signature: the token itself stays where it is. */
  publicKey: z.string().regex(/^[\w-]{43}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});

/** How far a delivery is. Its ticket is known to its sender alone. */
export const deliverySchema = z.object({ ticket: z.string(), offset: z.number().int() });
export const deliveryParams = z.strictObject({ ticket: z.string().max(64) });
export const deliveryPartQuery = z.strictObject({ offset: z.coerce.number().int().min(0) });

/** What became of a delivery. `fine`: it was tried alone, and may go. */
export const deliveryOutcomes = ['released', 'canary', 'same', 'fine', 'refused'] as const;
export const deliveredSchema = z.object({
  outcome: z.enum(deliveryOutcomes),
  /** The build that everybody had before; null: none. */
  before: z.string().nullable(),
  /** Whether its pages were opened in a browser. */
  seen: z.boolean(),
  /** Why it was refused, one sentence each. */
  faults: z.array(z.string()),
});
export type Delivered = z.infer<typeof deliveredSchema>;
