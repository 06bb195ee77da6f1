import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { SavedViewModel } from './saved-view.model.ts';

/** Deletes views whose name or query contains the erased person. */
export const forgetViews: Forget = async (tx, { pattern, candidateId }) => {
  const { session } = tx;
  const views = await SavedViewModel.find({}, { name: 1, query: 1 }, { session }).lean();
  const ids = views
    .filter(
      ({ name, query }) =>
        pattern.test(name) ||
        (candidateId && query.includes(candidateId.toHexString())) ||
        // Compared as text: a URL encodes spaces and special characters in names.
        [...new URLSearchParams(query).values()].some((value) => pattern.test(value)),
    )
    .map(({ _id }) => _id);
  await SavedViewModel.deleteMany({ _id: { $in: ids } }, { session });
  await forgetValues(tx, 'view', ids);
};
