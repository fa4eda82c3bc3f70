// A layer that fades in is invisible in its first frame, and stories look at it at once.
document.documentElement.style.setProperty('--duration-enter', '0ms');
