const onDisk = (connection, done) => {
  connection.pragma("journal_mode = wal");
  connection.pragma("synchronous = full");
  done(null, connection);
};

module.exports = () => ({
  connection: {
    client: "sqlite",
    connection: { filename: process.env.DATABASE },
    useNullAsDefault: true,
    pool: { afterCreate: onDisk },
  },
});
