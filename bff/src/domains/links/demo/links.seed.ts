import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { AccessTokenModel, type AccessToken } from '../access-token.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

interface LinkStory {
  subject: string;
  text: string;
  token: Partial<AccessToken>;
}

/**
 * Creates one mail for each way in which a link can end, so that all visitor pages can be opened
 * from the development mailbox.
 */
export async function seedLinks(
  candidate: Pick<Candidate, '_id' | 'email' | 'emailNorm'>,
  { publicUrl, time, random }: { publicUrl: URL; time: DemoTime; random: Random },
): Promise<void> {
  const later = time.ago(-14);
  const stories: LinkStory[] = [
    {
      subject: 'Your questions are waiting',
      text: 'This link is good for two weeks.',
      token: { expiresAt: later },
    },
    {
      subject: 'Your questions from last month',
      text: 'This link has expired.',
      token: { expiresAt: time.ago(10) },
    },
    {
      subject: 'Your questions, closed by the agency',
      text: 'This link was closed.',
      token: { expiresAt: later, revokedAt: time.ago(1), revokeReason: 'disabled_by_staff' },
    },
    {
      subject: 'Your questions, answered already',
      text: 'This link was used.',
      token: { expiresAt: later, maxUses: 1, useCount: 1, firstUsedAt: time.ago(1) },
    },
  ];
  const clear = stories.map(() => randomBytes(32).toString('base64url'));
  await AccessTokenModel.insertMany(
    stories.map(({ token }, index) => ({
      _id: new Types.ObjectId(random.id()),
      purpose: 'screening_form' as const,
      tokenHash: createHash('sha256').update(clear[index]!).digest('hex'),
      handle: randomBytes(12).toString('base64url'),
      subjectType: 'candidate',
      subjectId: candidate._id,
      holderEmail: candidate.email ?? 'guest@example.com',
      holderEmailNorm: candidate.emailNorm ?? 'guest@example.com',
      scopes: ['screening:answer'],
      createdAt: time.ago(12),
      purgeAt: time.ago(-365),
      ...token,
    })),
  );
  await EmailMessageModel.insertMany(
    stories.map(({ subject, text }, index) => {
      const url = new URL(`/t/#${clear[index]}`, publicUrl).href;
      return {
        _id: new Types.ObjectId(random.id()),
        template: 'demo_link',
        category: 'other' as const,
        from: 'Muster <no-reply@muster.test>',
        to: [candidate.email ?? 'guest@example.com'],
        subject,
        text: `${text}\n\n${url}\n`,
        html: `<p>${text}</p><p><a href="${url}">Open the link</a></p>`,
        status: 'sent' as const,
        createdAt: time.ago(1),
        sentAt: time.ago(1),
      };
    }),
  );
}
