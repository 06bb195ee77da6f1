import type { placementEndpoints } from '@muster/contracts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { Service } from '../../../http/mount.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { actOnPlacement } from '../changes/act-on-placement.ts';
import { requireState } from '../changes/change-placement.ts';
import { rateApproval } from './rate-approval.ts';
import { periodsWith } from './rate-periods.ts';
import { asMoney } from '../changes/rehire-placement.ts';

/**
 * Requests a rate change from a second user: account manager and finance change rates together,
 * especially for past days.
 */
export const askForRate: Service<typeof placementEndpoints.changeRate> = (
  ctx,
  { params, body: { version, pay, bill, overtimeMultiplier, effectiveFrom, reason } },
) =>
  actOnPlacement(ctx, params.id, 'placement.changeRate', async (tx, { placement }) => {
    requireState(placement, 'change_rate');
    if (version !== placement.version) throw versionConflict(placement, ['rates']);
    periodsWith(placement, effectiveFrom);
    await requestApproval(tx, rateApproval, {
      subjectId: placement._id,
      payload: { pay: asMoney(pay), bill: asMoney(bill), overtimeMultiplier, effectiveFrom },
      reason,
    });
    return placement;
  });
