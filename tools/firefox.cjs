// Debian's Firefox does not know one command that Playwright sends for every context (what the device prefers:
// `emulation.setMediaFeaturesOverride`). Loaded into Playwright's driver, this lets that command fail.
const Module = require('node:module');

const compile = Module.prototype._compile;
Module.prototype._compile = function (source, file) {
  const ask = '.send("emulation.setMediaFeaturesOverride"';
  return compile.call(this, source.replaceAll(ask, ask.replace('send', 'sendMayFail')), file);
};
