import type { SettingValues } from '@muster/contracts';
import { SettingModel } from '../../../settings/setting.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';

const senders: SettingValues['senders'] = {
  ownDomains: ['muster.test'],
  shared: [
    {
      name: 'Northbeam Recruiting',
      address: 'recruiting@muster.test',
      roles: ['owner', 'admin', 'recruiter', 'team_lead', 'vetter'],
    },
    {
      name: 'Northbeam Client Care',
      address: 'clients@muster.test',
      roles: ['owner', 'admin', 'account_manager', 'team_lead'],
    },
  ],
};

/** Writes the sender addresses that colleagues use for e-mails. */
export async function seedSenders({ time }: { time: DemoTime }): Promise<void> {
  const stamps = { createdAt: time.ago(150), updatedAt: time.ago(150) };
  await SettingModel.deleteMany({ group: 'senders' });
  await SettingModel.create([{ group: 'senders', values: senders, ...stamps }]);
}
