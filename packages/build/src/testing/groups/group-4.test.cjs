require('../run-group.cjs').runGroup(4);
