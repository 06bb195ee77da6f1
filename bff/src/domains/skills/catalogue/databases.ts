/** Databases, warehouses and search engines. One a line, `Name = alias, alias`. */
export const databases = `
  PostgreSQL = Postgres
  MySQL
  MariaDB
  MongoDB = Mongo
  Redis
  Elasticsearch = Elastic
  Oracle Database = Oracle DB
  SQL Server = MSSQL
  SQLite
  Cassandra
  DynamoDB
  Neo4j
  ClickHouse
  Snowflake
  BigQuery
  Redshift
  Firebase = Firestore
  CouchDB
  Couchbase
  Memcached
  InfluxDB
  TimescaleDB
  CockroachDB
  Amazon Aurora = Aurora
  Amazon RDS = RDS
  Supabase
  PlanetScale
  Databricks
  Teradata
  IBM Db2 = DB2
  SAP HANA = HANA
  Vertica
  Apache Druid = Druid
  Trino = Presto
  HBase
  ScyllaDB
  OpenSearch
  Solr = Apache Solr
  Algolia
  Pinecone
  Weaviate
  Milvus
  pgvector
  DuckDB
  Delta Lake
  Apache Iceberg = Iceberg
`;
