import { candidateListQuery } from '../domains/candidates/candidate-list.schemas.ts';
import { filterKey } from './pagination.ts';

describe('the query of a list', () => {
  it('has defaults', () => {
    expect(candidateListQuery.parse({})).toEqual({ limit: 25, sort: '-updatedAt' });
  });
  it('reads the filter grammar of the URL', () => {
    expect(
      candidateListQuery.parse({
        'filter[status]': 'active,new',
        'filter[englishLevel][gte]': 'B2',
        'filter[notice][lte]': '14',
        sort: 'name',
        limit: '50',
      }),
    ).toMatchObject({
      'filter[status]': ['active', 'new'],
      'filter[englishLevel][gte]': 'B2',
      'filter[notice][lte]': 14,
      limit: 50,
    });
  });
  it.each([
    { sort: 'password' },
    { limit: '26' },
    { limit: '1000' },
    { 'filter[status]': 'active,vanished' },
    { 'filter[owner]': '{"$gt":""}' },
    { 'filter[rates][gt]': '1' },
    { 'filter[country]': 'germany' },
  ])('refuses %j', (query) => {
    expect(candidateListQuery.safeParse(query).success).toBe(false);
  });
  it('names filter keys as they are in the URL', () => {
    expect(filterKey('status')).toBe('filter[status]');
    expect(filterKey('englishLevel.gte')).toBe('filter[englishLevel][gte]');
  });
});
