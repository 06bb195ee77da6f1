require('../run-group.cjs').runGroup(10);
