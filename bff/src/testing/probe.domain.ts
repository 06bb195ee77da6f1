import {
  defineEndpoint,
  idParams,
  listOf,
  listQuery,
  text,
  versionSchema,
} from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { z } from 'zod';
import { audit, changesBetween } from '../audit/audit.service.ts';
import { keysetPage } from '../db/keyset.ts';
import { recordFields, type RecordFields } from '../db/record-fields.ts';
import { recordId } from '../db/record-id.ts';
import { transact } from '../db/unit-of-work.ts';
import { updateVersioned } from '../db/versioned-update.ts';
import type { Domain } from '../domain.ts';
import { AppError } from '../http/app-error.ts';
import { mount } from '../http/mount.ts';
import { emit } from '../outbox/emit.ts';

/** A domain that exists only in tests: it exercises the whole infrastructure through HTTP. */
export interface Probe extends RecordFields {
  name: string;
  rank: number | null;
  links: { _id: string; url: string }[];
}

const probeSchema = new Schema<Probe>({
  name: { type: String, required: true },
  rank: { type: Number, default: null },
  links: [new Schema({ _id: String, url: String })],
});
probeSchema.plugin(recordFields);
probeSchema.index({ rank: 1, _id: 1 });
probeSchema.index({ name: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } });
export const ProbeModel = model<Probe>('Probe', probeSchema, 'probes');

const shown = z.object({
  id: z.string(),
  name: z.string(),
  rank: z.number().nullable(),
  version: z.number(),
});

export const probeEndpoints = {
  list: defineEndpoint({
    name: 'probes.list',
    method: 'GET',
    path: '/probes',
    access: 'authenticated',
    summary: 'Lists probes.',
    query: listQuery({
      sorts: ['rank', 'name'],
      defaultSort: 'rank',
      filters: { name: z.string().max(80) },
    }),
    response: listOf(shown),
  }),
  read: defineEndpoint({
    name: 'probes.read',
    method: 'GET',
    path: '/probes/:id',
    access: 'authenticated',
    summary: 'Reads a probe.',
    params: idParams,
    response: shown,
  }),
  create: defineEndpoint({
    name: 'probes.create',
    method: 'POST',
    path: '/probes',
    access: 'candidate.create',
    summary: 'Makes a probe.',
    status: 201,
    body: z.strictObject({
      name: text(80, 1),
      rank: z.number().int().min(1).max(100).nullable().default(null),
      fail: z.enum(['refuse', 'break', 'leak', 'after-commit']).optional(),
    }),
    response: shown,
  }),
  update: defineEndpoint({
    name: 'probes.update',
    method: 'PATCH',
    path: '/probes/:id',
    access: 'candidate.create',
    summary: 'Changes a probe.',
    params: idParams,
    body: z.strictObject({
      version: versionSchema,
      name: text(80, 1).optional(),
      rank: z.number().nullable().optional(),
    }),
    response: shown,
  }),
  open: defineEndpoint({
    name: 'probes.open',
    method: 'POST',
    path: '/probes/open',
    access: 'public',
    summary: 'Open to anybody.',
    body: z.strictObject({}),
    response: z.object({ signedIn: z.boolean() }),
  }),
} as const;

const show = (probe: Probe) => ({
  id: probe._id.toHexString(),
  name: probe.name,
  rank: probe.rank,
  version: probe.version,
});

export const probeDomain: Domain = {
  name: 'probes',
  routes: (router) => {
    mount(router, probeEndpoints.list, async (_ctx, { query }) => {
      const { limit, cursor, ...list } = query;
      const name = query['filter[name]'];
      const { rows, page } = await keysetPage(ProbeModel, {
        filter: { deletedAt: null, ...(name && { name }) },
        sort: query.sort as 'rank' | '-rank' | 'name' | '-name',
        fields: { rank: 'rank', name: 'name' },
        limit,
        cursor,
        list,
      });
      return { data: rows.map(show), page };
    });
    mount(router, probeEndpoints.read, async (_ctx, { params }) => {
      const probe = await ProbeModel.findById(recordId(params.id)).lean();
      if (!probe) throw new AppError('NOT_FOUND');
      return show(probe);
    });
    mount(router, probeEndpoints.create, async (ctx, { body }) => {
      const answer = await transact(ctx, async (tx) => {
        const { fail, ...fields } = body;
        const [created] = await ProbeModel.create([{ ...fields, createdBy: tx.userId }], {
          session: tx.session,
        });
        if (!created) throw new Error('nothing was created');
        const probe = created.toObject();
        await audit(tx, {
          action: 'probe.create',
          entity: 'Probe',
          entityId: probe._id,
          changes: changesBetween(null, probe, ['name', 'rank'], ['rank']),
        });
        emit(tx, 'probe.created', { probeId: probe._id });
        if (fail === 'refuse') throw new AppError('BULK_TOO_LARGE');
        if (fail === 'break') throw new Error('secret detail of the inside');
        return { ...show(probe), ...(fail === 'leak' && { margin: 12 }) };
      });
      if (body.fail === 'after-commit') throw new Error('the process died before it could answer');
      return answer;
    });
    mount(router, probeEndpoints.update, (ctx, { params, body }) =>
      transact(ctx, async (tx) => {
        const { version, ...changes } = body;
        const { after } = await updateVersioned(tx, ProbeModel, {
          filter: { _id: recordId(params.id) },
          base: version,
          paths: Object.keys(changes),
          apply: () => ({ $set: changes }),
          show,
        });
        return show(after);
      }),
    );
    mount(router, probeEndpoints.open, (ctx) => ({ signedIn: ctx.session !== null }));
  },
};
