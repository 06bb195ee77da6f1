import { CompanyModel } from '../../../records/companies/company.model.ts';
import type { EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { storedPicture } from '../../files/file.fixtures.ts';
import { createCompany } from '../company.fixtures.ts';

export const ownCompanyFixtures: EndpointFixtures = {
  'ownCompany.read': { call: () => ({}) },
  'ownCompany.logo': {
    call: async ({ company }) => {
      const logo = await storedPicture();
      await CompanyModel.updateOne({ _id: company._id }, { $set: { logoFileId: logo._id } });
      return { params: { fileId: logo._id.toHexString() } };
    },
    // The logo belongs to another company.
    hidden: async () => {
      const logo = await storedPicture();
      await createCompany({ logoFileId: logo._id });
      return { params: { fileId: logo._id.toHexString() } };
    },
  },
  'ownCompany.update': {
    call: async ({ company }) => {
      const current = await CompanyModel.findById(company._id).lean();
      return {
        body: { version: current?.version ?? 1, changes: { about: '<p>Trains, on time.</p>' } },
      };
    },
  },
};
