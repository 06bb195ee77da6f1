import mongoose from 'mongoose';
import { AuditEventModel } from '../audit/audit-event.model.ts';
import { UserModel } from '../identity/user.model.ts';
import { openTestDatabase } from './test-database.ts';

const models = [AuditEventModel, UserModel];

afterEach(() => mongoose.disconnect());

it('opens empty, whatever the previous test file wrote, and keeps the indexes', async () => {
  const close = await openTestDatabase();
  for (const { collection } of models) await collection.insertOne({ left: 'by the file before' });
  await mongoose.connection.collection('of_no_model').insertOne({ left: 'by the file before' });
  const indexes = await UserModel.collection.indexes();
  expect(indexes.length).toBeGreaterThan(1);
  await close();

  await openTestDatabase();
  const counts = models.map(({ collection }) => collection.countDocuments());
  expect(await Promise.all(counts)).toEqual([0, 0]);
  const { db } = mongoose.connection;
  expect(await db?.listCollections({ name: 'of_no_model' }).toArray()).toEqual([]);
  expect(await UserModel.collection.indexes()).toEqual(indexes);
});
