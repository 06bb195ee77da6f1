import { common } from '@muster/ui';

/** The words of closed lists. */
export const enumWords = {
  size: {
    '1_10': '1–10 people',
    '11_50': '11–50 people',
    '51_200': '51–200 people',
    '201_1000': '201–1,000 people',
    '1001_5000': '1,001–5,000 people',
    '5000_plus': 'More than 5,000 people',
  },
  function: {
    account_manager: common.accountManager,
    lead_recruiter: common.leadRecruiter,
    recruiter: common.recruiter,
    vetter: 'Vetter',
    finance: 'Finance',
  },
  policy: {
    direct: 'Recruiters submit themselves',
    manager_approval: 'An account manager submits',
  },
  nda: { none: 'None', sent: 'Sent', signed: 'Signed' },
  fee: {
    hourly_markup: 'Markup on each hour',
    monthly_markup: 'Markup on each month',
    one_off_percent: 'Once, a share of the yearly salary',
    one_off_fixed: 'Once, a fixed sum',
  },
} as const;
