/** The hours at which an idle screen dims; past midnight when they end before they begin. */
export function isNight(night: { readonly from: string; readonly to: string } | null, at: Date): boolean {
  if (!night) return false;
  const now = at.getHours() * 60 + at.getMinutes();
  const [from, to] = [minuteOf(night.from), minuteOf(night.to)];
  return from <= to ? from <= now && now < to : from <= now || now < to;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
