import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DebianRoot, whyNoRoot } from './debian-root.ts';
import { debianArchive } from './debian-source.ts';

// A busy computer takes minutes for what takes seconds.
vi.setConfig({ testTimeout: 600_000 });

const WHY_NOT = whyNoRoot();
const INSTALL = 'cd /src && scripts/install-pi';
const REMOVE = 'scripts/install-pi --remove';
const SETTINGS = '/etc/baulk/table.yaml';
const FIRMWARE = '# from the factory\ndtparam=audio=on\n[cm4]\notg_mode=1\n';

const isFigure = (line: string): boolean => line.startsWith('figure: ');
const EMULATED_SERVICE = '[Service]\nWatchdogSec=30s\nTimeoutStartSec=300s\nTimeoutStopSec=120s\n';

/** What stands in for systemd: it writes down what it is told, and starts only the version of this number. */
const SYSTEMCTL = `#!/bin/sh
echo "$*" >>/run/told
case $* in
  *is-active*) exit 0 ;;
  "restart baulk.service") grep -q '"version": "0.0.9"' /opt/baulk/current/package.json || exit 0; exit 1 ;;
  *enable*|*disable*) SYSTEMD_OFFLINE=1 exec /bin/systemctl "$@" ;;
esac
`;

describe.skipIf(WHY_NOT !== null)(
  `A clean Debian${WHY_NOT === null ? '' : ` (left out: ${WHY_NOT})`}`,
  () => {
    let debian: DebianRoot;
    let clean: readonly string[];
    let installed: readonly string[];

    beforeAll(() => {
      debian = new DebianRoot(debianArchive());
      debian.write('/boot/firmware/config.txt', FIRMWARE);
      clean = debian.contents();
    }, 900_000);
    afterAll(() => debian?.end(), 900_000);

    const running = () => debian.run('readlink -f /opt/baulk/current').said.trim();
    /** Another version in the clone, as if it had been built already. */
    const version = (number: string) => {
      const named = debian.read('/src/package.json').replace(/"version": "[^"]+"/, `"version": "${number}"`);
      debian.write('/src/package.json', named);
      debian.write('/src/dist/.built', '');
    };

    it('is refused to whoever is not root, and to another system', () => {
      const asNobody = debian.run('cd /src && setpriv --reuid=65534 --clear-groups scripts/install-pi');
      expect(asNobody).toEqual({ code: 1, said: 'It needs to be root: sudo scripts/install-pi\n' });
      debian.write('/usr/local/sbin/dpkg', '#!/bin/sh\necho riscv64\n', 0o755);
      expect(debian.run(INSTALL)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^This is riscv64: /),
      });
      debian.remove('/usr/local/sbin/dpkg');
      debian.write('/usr/local/sbin/df', '#!/bin/sh\necho Avail; echo 12M\n', 0o755);
      expect(debian.run(INSTALL)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^There are 12 MB free/),
      });
      debian.remove('/usr/local/sbin/df');
      expect(debian.run(`${INSTALL} --nonsense`).code).toBe(2);
      expect(debian.run(`cd /src && ${REMOVE}`)).toEqual({ code: 1, said: 'It is not installed here.\n' });
      expect(debian.contents()).toEqual(clean);
    });

    it('gets the table, with what it lacks, in a few short steps', () => {
      debian.run('dpkg --purge --force-depends udev gpiod');
      const { code, said } = debian.run(INSTALL);
      expect(said).toMatch(/^Installing udev gpiod … done/m);
      expect(said).toMatch(
        /^The table is installed: settings in \/etc\/baulk\/table\.yaml, journal in \/var\/lib\/baulk\.$/m,
      );
      expect(code).toBe(0);
      expect(debian.run('systemctl is-enabled baulk.service').said).toBe('enabled\n');
      expect(debian.run('id -nG baulk').said.trim().split(' ').toSorted()).toEqual([
        'baulk',
        'dialout',
        'gpio',
        'i2c',
        'spi',
      ]);
      installed = debian.contents();
    });

    it('has a program that runs as the table, with its settings and its journal', () => {
      expect(debian.run('baulk version').said).toMatch(/^baulk \d/);
      const { findings } = JSON.parse(debian.run('baulk doctor --format json').said);
      const what = (check: string) => findings.find((each: { check: string }) => each.check === check)?.what;
      expect(what('settings')).toBe('/etc/baulk/table.yaml, driver gpio');
      expect(what('journal')).toMatch(/^\/var\/lib\/baulk\/run\.db begins/);
      expect(what('libraries')).toMatch(/can be loaded$/);
      expect(what('group gpio')).toMatch(/^baulk is in it/);
      expect(what('outputs at start')).toBe('held low by the firmware');
    });

    it('has no library that only builds and tests need', () => {
      expect(debian.has('/opt/baulk/current/node_modules/fastify')).toBe(true);
      for (const name of ['vitest', 'typescript', 'vite'])
        expect(debian.has(`/opt/baulk/current/node_modules/${name}`)).toBe(false);
    });

    it('is the same after a second time', () => {
      expect(debian.run(INSTALL)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/installed already: nothing was changed/),
      });
      expect(debian.contents()).toEqual(installed);
    });

    it('runs a simulated table from where it was installed, and keeps what it wrote', () => {
      const { said } = debian.run(
        'sed "s/driver: gpio/driver: simulated/" /etc/baulk/table.yaml >/tmp/desk.yaml && chmod 644 /tmp/desk.yaml && ' +
          '{ baulk run --config /tmp/desk.yaml --port 0 >/tmp/said 2>&1 & } && table=$! && ' +
          'until grep -q "is open at" /tmp/said || ! kill -0 $table; do sleep 0.2; done; ' +
          'kill $table; wait $table; cat /tmp/said; baulk audit | head -n 1',
      );
      expect(said).toMatch(/The table is open at http:\/\/127\.0\.0\.1:\d+/);
      expect(debian.run('stat -c "%U %a" /var/lib/baulk/run.db').said).toBe('baulk 600\n');
    });

    it('comes to a new version with its journal, and with settings that somebody has changed', () => {
      debian.write(SETTINGS, debian.read(SETTINGS).replace('red: lane', 'red: panel'));
      const journal = debian.run('sha256sum /var/lib/baulk/run.db').said;
      const before = running();
      version('0.0.7');
      debian.write('/src/config/gpio.yaml', `${debian.read('/src/config/gpio.yaml')}# newer\n`);
      expect(debian.run(INSTALL)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/is at this version now/),
      });
      expect(running()).toMatch(/^\/opt\/baulk\/0\.0\.7-/);
      expect(debian.has(before)).toBe(false);
      expect(debian.read(SETTINGS)).toMatch(/red: panel/);
      expect(debian.read(SETTINGS)).not.toMatch(/# newer/);
      expect(debian.run('sha256sum /var/lib/baulk/run.db').said).toBe(journal);
    });

    it('keeps settings that nobody has changed, as it is wired by them, and tells of the new ones', () => {
      const asTheyCame = debian.read('/src/config/gpio.yaml');
      debian.write(SETTINGS, asTheyCame);
      debian.write('/src/config/gpio.yaml', `${asTheyCame}# newest\n`);
      const { code, said } = debian.run(INSTALL);
      expect(said).toMatch(/^ {2}diff \/etc\/baulk\/table\.yaml \/opt\/baulk\/current\/config\/gpio\.yaml$/m);
      expect(code).toBe(0);
      expect(debian.read(SETTINGS)).toBe(asTheyCame);
      expect(debian.read('/opt/baulk/current/config/gpio.yaml')).toMatch(/# newest\n$/);
    });

    it('keeps the old version when the new one does not know the settings', () => {
      const settings = debian.read(SETTINGS);
      const before = [running(), debian.contents()];
      debian.write(SETTINGS, 'money: { prize: 1.00 }\n');
      version('0.0.8');
      const { code, said } = debian.run(INSTALL);
      expect(said).toMatch(/table\.yaml:1:10 money\.prize: /);
      expect(said).toMatch(/The old one stays/);
      expect(code).toBe(1);
      debian.write(SETTINGS, settings);
      expect([running(), debian.contents()]).toEqual(before);
    });

    it('goes back to the old version when the new one does not start', () => {
      const before = [running(), debian.contents()];
      debian.write('/usr/local/sbin/systemctl', SYSTEMCTL, 0o755);
      debian.write('/usr/local/sbin/udevadm', '#!/bin/sh\n', 0o755);
      debian.write('/run/systemd/system/.keep', '');
      version('0.0.9');
      const { code, said } = debian.run(INSTALL);
      expect(said).toMatch(/^Starting the table, if it ran … failed/m);
      expect(said).toMatch(/The old one stays/);
      expect(code).toBe(1);
      expect(debian.read('/run/told').match(/^restart baulk\.service$/gm)).toHaveLength(2);
      for (const made of [
        '/usr/local/sbin/systemctl',
        '/usr/local/sbin/udevadm',
        '/run/systemd/system',
        '/run/told',
      ])
        debian.remove(made);
      expect([running(), debian.contents()]).toEqual(before);
    });

    it('shows the scoreboard on its screen when it is asked to', () => {
      // The browser is half a gigabyte: here dpkg says that it is there.
      debian.write('/usr/local/sbin/dpkg-query', '#!/bin/sh\necho install ok installed\n', 0o755);
      expect(debian.run(`${INSTALL} --kiosk`).code).toBe(0);
      debian.remove('/usr/local/sbin/dpkg-query');
      expect(debian.run('systemctl is-enabled baulk-kiosk.service').said).toBe('enabled\n');
      expect(debian.run('id -nG baulk-kiosk').said).toBe('baulk-kiosk\n');
    });

    it('has nothing left of it but the journal and the settings when it is removed', () => {
      const settings = debian.read(SETTINGS);
      const { code, said } = debian.run(`/opt/baulk/current/${REMOVE}`);
      expect(said).toMatch(/Its journal and its settings are still in \/var\/lib\/baulk/);
      expect(code).toBe(0);
      expect(debian.read('/var/lib/baulk/table.yaml')).toBe(settings);
      const left = debian.contents().filter((line) => !line.includes('./var/lib/baulk'));
      expect(left.filter((line) => !clean.includes(line))).toEqual([]);
      expect(clean.filter((line) => !left.includes(line))).toEqual([]);
      expect(debian.run('stat -c "%U %a" /var/lib/baulk /var/lib/baulk/run.db').said).toBe(
        'root 700\nroot 600\n',
      );
    });

    it('is as at first when it gets the table again, and finds its journal and its settings', () => {
      debian.run(INSTALL);
      debian.write(SETTINGS, debian.read(SETTINGS).replace('red: lane', 'red: panel'));
      debian.run(`cd /src && ${REMOVE}`);
      expect(debian.read('/var/lib/baulk/table.yaml')).toMatch(/red: panel/);
      const { said } = debian.run(INSTALL);
      expect(said).toMatch(/Taking back the settings/);
      expect(debian.read(SETTINGS)).toMatch(/red: panel/);
      expect(debian.run('stat -c %U /var/lib/baulk/run.db').said).toBe('baulk\n');
      expect(debian.run('baulk audit').code).toBe(0);
    });

    it('runs as a service, comes back from whatever befalls it, and starts with a computer that its hardware started', () => {
      // An emulated computer may stand still for longer than a table may.
      debian.write('/etc/systemd/system/baulk.service.d/emulated.conf', EMULATED_SERVICE);
      // By the GPIO files a killed table leaves its pins as they are.
      debian.write(
        SETTINGS,
        debian.read('/src/config/gpio.yaml').replace(/^cabinet:$/m, 'cabinet:\n  backend: onoff'),
      );
      const { status, stdout, stderr } = spawnSync(
        'scripts/vm/run',
        ['-t', '900', '-r', debian.folder, 'test/install/as-a-service.sh'],
        { encoding: 'utf8' },
      );
      const lines = stdout.trim().split('\n');
      process.stdout.write(`${lines.filter(isFigure).join('\n')}\n`);
      expect(
        lines.filter((line) => !isFigure(line)),
        stderr,
      ).toEqual([
        'started with the computer: active, as baulk',
        'killed: coin gate 0',
        'killed: started 1 time more, made low 1 time, switched off 1 time',
        'halted: started 2 times more, made low 2 times, switched off 2 times',
        'told to stop: success, coin gate 0, made low 3 times, switched off 3 times',
        'killed: coin gate 0',
        'killed: made low 4 times, switched off 4 times',
        'the computer hangs',
        'after the watchdog: open again, boot 2',
      ]);
      expect(status).toBe(0);
    });
  },
);
