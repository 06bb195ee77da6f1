import type { ReportMetric } from '@muster/contracts';
import { measureClientResponse } from './metrics/client-response.ts';
import { measureRedeployment, measureRetention } from './metrics/contractors.ts';
import { measureFirstSubmission } from './metrics/first-submission.ts';
import { measureFunnel } from './metrics/funnel.ts';
import { measureInterRaterSpread } from './metrics/inter-rater-spread.ts';
import { measureMargin } from './metrics/margin.ts';
import { measureBench, measureDataFreshness } from './metrics/market.ts';
import type { Measure } from './metrics/measure.ts';
import { measureNoGhosting } from './metrics/no-ghosting.ts';
import { measureInterviewToSelection, measureSubmissionToInterview } from './metrics/passage.ts';
import { measureRecruiterLoad } from './metrics/recruiter-load.ts';
import { measureReferralYield } from './metrics/referral-yield.ts';
import { measureRejectionReasons } from './metrics/rejection-reasons.ts';
import { measureSlaBreaches } from './metrics/sla-breaches.ts';
import { measureSourceQuality } from './metrics/source-quality.ts';
import { measureStageDuration } from './metrics/stage-duration.ts';
import { measureTimeToFill } from './metrics/time-to-fill.ts';
import { measureVettingPassRate } from './metrics/vetting-pass-rate.ts';

/** The measure of each report in the catalogue. */
export const measures: Readonly<Record<ReportMetric, Measure>> = {
  funnel: measureFunnel,
  submission_to_interview: measureSubmissionToInterview,
  interview_to_selection: measureInterviewToSelection,
  first_submission: measureFirstSubmission,
  time_to_fill: measureTimeToFill,
  stage_duration: measureStageDuration,
  source_quality: measureSourceQuality,
  sla_breaches: measureSlaBreaches,
  recruiter_load: measureRecruiterLoad,
  bench: measureBench,
  client_response: measureClientResponse,
  vetting_pass_rate: measureVettingPassRate,
  inter_rater_spread: measureInterRaterSpread,
  rejection_reasons: measureRejectionReasons,
  no_ghosting: measureNoGhosting,
  redeployment: measureRedeployment,
  retention: measureRetention,
  referral_yield: measureReferralYield,
  data_freshness: measureDataFreshness,
  margin: measureMargin,
};
