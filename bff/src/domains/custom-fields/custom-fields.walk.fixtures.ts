import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';
import { createCustomField } from './custom-field.fixtures.ts';
import { CustomFieldModel } from '../../records/custom-fields/custom-field.model.ts';

const none = 'nothing is hidden' as const;

/**
 * Fixture for a candidate; account managers may not change candidates, so they write to their
 * client.
 */
const onRecord = (isWrite: boolean): EndpointFixture => ({
  call: async (world, caller) => {
    const isManager = isWrite && caller.name === 'account_manager';
    const entity = isManager ? ('company' as const) : ('candidate' as const);
    const permission = isWrite ? 'candidate.updateContact' : 'candidate.read';
    const field = await createCustomField({ entity });
    const { _id } = isManager ? world.company : await candidateFor(world, caller, permission);
    return {
      params: { id: _id.toHexString(), entity },
      ...(isWrite && { body: { version: 0, values: { [field._id.toHexString()]: 'Blue' } } }),
    };
  },
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return (
      candidate && {
        params: { id: candidate._id.toHexString(), entity: 'candidate' },
        ...(isWrite && { body: { version: 0, values: {} } }),
      }
    );
  },
});

export const customFieldFixtures: EndpointFixtures = {
  'customFields.catalogue': { call: () => ({}) },
  'customFields.create': {
    call: () => {
      names += 1;
      return {
        body: {
          entity: 'job',
          type: 'select',
          key: null,
          label: `Priority ${names}`,
          help: null,
          isRequired: false,
          roles: null,
          choices: [{ id: 'a', label: 'High', isRetired: false }],
        },
      };
    },
  },
  'customFields.update': {
    call: async () => {
      const { _id, version } = await createCustomField();
      return {
        params: { id: _id.toHexString() },
        body: { version, changes: { help: 'As on the badge' } },
      };
    },
    hidden: none,
  },
  'customFields.remove': {
    call: async () => {
      const { _id, version } = await createCustomField();
      return { params: { id: _id.toHexString() }, body: { version } };
    },
    hidden: none,
  },
  'customFields.ofEntity': { call: () => ({ params: { entity: 'candidate' } }), hidden: none },
  'customFields.order': {
    call: async () => {
      const fields = await CustomFieldModel.find({ entity: 'company', deletedAt: null }).lean();
      return { body: { entity: 'company', ids: fields.map(({ _id }) => _id.toHexString()) } };
    },
  },
  'customFields.ofRecord': onRecord(false),
  'customFields.setOnRecord': onRecord(true),
};
let names = 0;
