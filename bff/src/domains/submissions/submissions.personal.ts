import { forgetValues } from '../../audit/forget-values.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { emptyView } from './api/name-alone.ts';
import { SubmissionModel } from './submission.model.ts';

/** Submissions of a candidate to clients. */
export const personalSubmissions: PersonalRecords = {
  name: 'submissions',
  count: (candidateId) => SubmissionModel.countDocuments({ candidateId }),
  ...followsCandidate(SubmissionModel),
  collect: async (candidateId) => {
    const rows = await SubmissionModel.find({ candidateId }).sort({ at: 1 }).lean();
    const names = await companyNames(rows.map(({ companyId }) => companyId));
    return rows.map(({ companyId, at, version, withdrawnAt, view }) => {
      // The bill rate belongs to the client and the agency.
      const { billRate: _billRate, ...shown } = view;
      return {
        shownTo: names.get(companyId.toHexString()) ?? null,
        at: at.toISOString(),
        version,
        withdrawn: withdrawnAt?.toISOString() ?? null,
        shown,
      };
    });
  },
  // The number of submissions stays; their content is deleted.
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await SubmissionModel.distinct('_id', { candidateId }).session(session);
    await SubmissionModel.updateMany(
      { candidateId },
      { $set: { view: { ...emptyView, blind: true } } },
      { session },
    );
    await forgetValues(tx, 'submission', ids);
  },
};
