import { emptyRow, gridEntries } from './grid-values.ts';
import { layHoursFile, readCsv } from './hours-file.ts';

const open = { from: '2026-11-02', to: '2026-11-08', paused: [] };
const lay = async (text: string, rows = [emptyRow('regular')]) =>
  layHoursFile(rows, await readCsv(text), open);
const harvest = `Date,Client,Project,Task,Notes,Hours,First Name,Last Name
2026-11-02,Acme,Shop,Checkout,"Fixed ""total"", again",3.5,Ana,Diaz
2026-11-02,Acme,Shop,Checkout,Review,1.25,Ana,Diaz
2026-11-03,Acme,Shop,Search,,8,Ana,Diaz
2026-11-12,Acme,Shop,Search,,8,Ana,Diaz
`;

it('adds up a Harvest time report by day and task, and names entries outside the period', async () => {
  const { rows, taken, skipped } = await lay(harvest);
  expect(gridEntries(rows).entries).toMatchObject([
    {
      date: '2026-11-02',
      minutes: 285,
      task: 'Shop · Checkout',
      note: 'Fixed "total", again; Review',
    },
    { date: '2026-11-03', minutes: 480, task: 'Shop · Search' },
  ]);
  expect([taken, skipped]).toEqual([3, [{ line: 5, reason: 'outside' }]]);
});

it('counts a file that is read twice only once', async () => {
  const once = await lay(harvest);
  const twice = await lay(harvest, once.rows);
  expect(twice.rows).toEqual(once.rows);
});

it('reads the product’s own columns, separated by semicolons, and keeps other typed hours', async () => {
  const typed = { ...emptyRow('regular'), cells: { '2026-11-04': '8' } };
  const text = `date;hours;category;note
2026-11-05;2:30;Overtime;Release
2026-11-06;8;Paid leave;
03.11.2026;8;;
2026-11-03;many;;
2026-11-03;1;party;`;
  const { rows, skipped } = await lay(text, [typed]);
  expect(gridEntries(rows).entries).toMatchObject([
    { date: '2026-11-04', minutes: 480, category: 'regular' },
    { date: '2026-11-05', minutes: 150, category: 'overtime', note: 'Release' },
    { date: '2026-11-06', minutes: 480, category: 'paid_leave' },
  ]);
  expect(skipped.map(({ reason }) => reason)).toEqual(['date', 'hours', 'category']);
});

it('refuses a file about several people and one without the columns', async () => {
  const two = `${harvest}2026-11-04,Acme,Shop,Search,,8,Ben,Roth\n`;
  await expect(lay(two)).rejects.toMatchObject({ reason: 'people' });
  await expect(lay('day,time\n2026-11-02,8\n')).rejects.toMatchObject({ reason: 'columns' });
  await expect(lay('date,hours\n"2026-11-02,8\n')).rejects.toMatchObject({ reason: 'format' });
});
