import { defaultPipeline } from '@muster/contracts';
import { createPipelineRecord } from './pipeline.fixtures.ts';
import type { PipelineTemplate } from '../../records/pipelines/pipelines.ts';
import { createReasonRecord, reasonIds } from '../reasons/reason.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

let made = 0;
const named = (): string => `Walked ${(made += 1)}`;
const idOf = ({ _id }: Pick<PipelineTemplate, '_id'>): string => _id.toHexString();
const pipeline = (changes: Partial<PipelineTemplate> = {}) =>
  createPipelineRecord({ name: named(), ...changes });

/** Templates and reasons are visible to all readers with permission. */
const nothingHidden = { hidden: 'nothing is hidden' } as const;

const action = (changes: Partial<PipelineTemplate> = {}): EndpointFixture => ({
  ...nothingHidden,
  call: async () => ({ params: { id: idOf(await pipeline(changes)) }, body: { version: 1 } }),
});

/** Pipeline templates, and the catalogue of reasons. */
export const pipelineFixtures: EndpointFixtures = {
  'pipelines.list': { call: () => ({}) },
  'pipelines.read': {
    ...nothingHidden,
    call: async () => ({ params: { id: idOf(await pipeline()) } }),
  },
  'pipelines.create': {
    call: () => ({
      body: { name: named(), stages: defaultPipeline.map((stage) => ({ ...stage, id: null })) },
    }),
  },
  'pipelines.update': {
    ...nothingHidden,
    call: async () => ({
      params: { id: idOf(await pipeline()) },
      body: { version: 1, changes: { name: named() } },
    }),
  },
  'pipelines.rehearse': {
    ...nothingHidden,
    call: async () => {
      const template = await pipeline();
      const stages = template.stages.map((stage) => ({ ...stage, moveTo: null }));
      return { params: { id: idOf(template) }, body: { changes: { stages } } };
    },
  },
  'pipelines.duplicate': {
    ...nothingHidden,
    call: async () => ({ params: { id: idOf(await pipeline()) }, body: { name: named() } }),
  },
  'pipelines.setDefault': action(),
  'pipelines.archive': action(),
  'pipelines.restore': action({ status: 'archived' }),
  'reasons.catalogue': { call: () => ({}) },
  'reasons.create': {
    call: () => ({
      body: {
        context: 'document_void',
        side: 'none',
        label: named(),
        requiresNote: false,
        coolDownDays: null,
      },
    }),
  },
  'reasons.update': {
    ...nothingHidden,
    call: async () => ({
      params: { id: idOf(await createReasonRecord({ label: named() })) },
      body: { version: 1, changes: { coolDownDays: 30 } },
    }),
  },
  'reasons.order': {
    call: async () => {
      const { context } = await createReasonRecord({ label: named() });
      return { body: { context, ids: await reasonIds(context) } };
    },
  },
};
