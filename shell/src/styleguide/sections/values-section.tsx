import { hourMs } from '@muster/contracts';
import { useState } from 'react';
import {
  Avatar,
  Chip,
  ChipList,
  CopyButton,
  Count,
  DateTile,
  DateTime,
  KeyValueList,
  LevelBar,
  LocalTime,
  Money,
  NoticeBar,
  OverlapBar,
  PersonLine,
  ProgressRing,
  Sparkline,
  StarRating,
  VerifiedTick,
  sharedHours,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

/** Base time of the examples. */
const openedAt = Date.now();

const names = [
  'Mateus Ferreira',
  'Amara Okafor',
  'Trần Khánh Linh',
  'Piotr Zieliński',
  'Camila Restrepo',
  'Nuwan Perera',
  'Wanjiru Kamau',
  'Valentina Sosa',
];
const sizes = [18, 22, 28, 36, 44, 56];
const zones = ['America/Recife', 'Africa/Lagos', 'Asia/Ho_Chi_Minh', 'Pacific/Auckland'];
const berlin = { from: 9, to: 17 };
const recife = { from: 12, to: 20 };

/** People, numbers, times and related facts. */
export function ValuesSection() {
  const [stars, setStars] = useState(3);
  return (
    <Section
      id="values"
      title="People and values"
      lead="Small parts that say one thing: who, how much, when, how good, and who has checked it."
    >
      <Specimen title="Avatar: tints by name, sizes, company">
        {names.map((name) => (
          <Avatar key={name} name={name} labelled />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} name="Ana Kovač" size={size} labelled />
        ))}
        <Avatar name="Lumera Pay" shape="square" labelled />
      </Specimen>
      <Specimen title="PersonLine">
        <PersonLine name="Mateus Ferreira" secondary="Senior backend engineer" href="#values" />
        <PersonLine name="Lumera Pay" secondary="London" shape="square" size={32} />
      </Specimen>
      <Specimen title="Chip, ChipList, Count">
        <Chip>PostgreSQL</Chip>
        <Chip onRemove={() => undefined}>Go backend</Chip>
        <ChipList items={['Go', 'Kafka', 'PostgreSQL', 'gRPC', 'AWS']} max={3} />
        <Count value={1284} />
        <Count value={312} kind="accent" />
        <Count value={5} kind="alert" />
        <Count value={10000} capped />
      </Specimen>
      <Specimen title="Money, dates, times elsewhere">
        <Money value={{ amount: '58', currency: 'USD' }} unit="/h" />
        <Money value={{ amount: '62.50', currency: 'EUR' }} unit="/h" />
        <DateTime value={openedAt - hourMs} as="relative" />
        <DateTime value="2026-12-14" as="day" />
        <DateTime value={openedAt} />
        {zones.map((zone) => (
          <LocalTime key={zone} timeZone={zone} showZone />
        ))}
        <DateTile value="2026-11-25" />
      </Specimen>
      <Specimen title="How much, how good, how sure">
        <LevelBar level={5} />
        <LevelBar level={2} />
        <VerifiedTick>Assessed by E. Haddad</VerifiedTick>
        <StarRating label="Overall" value={4} />
        <StarRating label="Communication" value={stars} onChange={setStars} />
        <ProgressRing value={0.72} label="Profile complete">
          72
        </ProgressRing>
        <Sparkline values={[4, 6, 3, 7, 8, 6, 9, 11]} label="4, 6, 3, 7, 8, 6, 9, 11 a week" />
        <Sparkline values={[5, 5, 5, 5]} label="5 each week" />
        <OverlapBar home={berlin} other={recife}>
          {sharedHours(berlin, recife)} h with Europe
        </OverlapBar>
        <CopyButton value="C-10482" label="number" />
      </Specimen>
      <Specimen title="KeyValueList" layout="plain">
        <KeyValueList
          items={[
            { label: 'English', value: <VerifiedTick>C1, assessed</VerifiedTick> },
            { label: 'Notice', value: '2 weeks' },
            { label: 'Available from', value: <DateTime value="2026-12-14" as="day" /> },
            { label: 'Open to', value: <ChipList items={['Full-time contract', 'Employment']} /> },
          ]}
        />
      </Specimen>
      <Specimen title="NoticeBar" layout="plain">
        <NoticeBar>
          The application at Lumera Pay keeps $58.00, the rate it was sent with.
        </NoticeBar>
        <br />
        <NoticeBar kind="success">The address is confirmed.</NoticeBar>
        <br />
        <NoticeBar kind="warning" title="Consent ends in 12 days">
          Ask for it again before you write about new jobs.
        </NoticeBar>
        <br />
        <NoticeBar kind="danger">The file was blocked by the virus check.</NoticeBar>
        <br />
        <NoticeBar kind="quiet">Only staff can read this.</NoticeBar>
      </Specimen>
    </Section>
  );
}
