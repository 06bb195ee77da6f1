import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { SavedViewModel } from './saved-view.model.ts';

/** A view that is called by the person or looks for the person has nothing left to show. */
export const forgetViews: Forget = async (tx, { pattern, candidateId }) => {
  const { session } = tx;
  const views = await SavedViewModel.find({}, { name: 1, query: 1 }, { session }).lean();
  const ids = views
    .filter(
      ({ name, query }) =>
        pattern.test(name) ||
        (candidateId && query.includes(candidateId.toHexString())) ||
        // As text: an address holds a name with signs in place of spaces and the like.
        [...new URLSearchParams(query).values()].some((value) => pattern.test(value)),
    )
    .map(({ _id }) => _id);
  await SavedViewModel.deleteMany({ _id: { $in: ids } }, { session });
  await forgetValues(tx, 'view', ids);
};
