import type { CompanyRecord } from '@muster/contracts';
import { Anchor, Card, KeyValueList, RichTextView, Text } from '@muster/ui';
import { companyPlace } from '../../../shared/company-place.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './about-card.module.css';

/** The client's profile, and what colleagues should know about hiring there. */
export function AboutCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const { about, hiringNotes, website, domain, legalName, size, address } = company;
  return (
    <Card title={t('record.about.title')}>
      <div className={classes.parts}>
        {about ? <RichTextView html={about} /> : <Text c="dimmed">{t('record.about.none')}</Text>}
        <KeyValueList
          items={[
            { label: t('field.legalName'), value: legalName },
            {
              label: t('field.website'),
              value: website && (
                <Anchor href={website} target="_blank" rel="noreferrer">
                  {website.replace(/^https?:\/\//, '')}
                </Anchor>
              ),
            },
            { label: t('field.domain'), value: domain },
            { label: t('field.size'), value: size && t(`enum.size.${size}`) },
            {
              label: t('field.address'),
              value: [address, companyPlace(company)].filter(Boolean).join(', '),
            },
          ]}
        />
        {hiringNotes && (
          <div>
            <h3 className={classes.title}>{t('field.hiringNotes')}</h3>
            <p className={classes.text}>{hiringNotes}</p>
          </div>
        )}
      </div>
    </Card>
  );
}
